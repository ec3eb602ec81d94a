import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { failureText } from '../../../../web/api/failure-text.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { AREA } from '../../../../web/pages/paths.ts'
import type { PanelProps } from '../../../../web/panels/panels.tsx'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { ExternalLink } from '../../../../web/ui/actions/external-link.tsx'
import { TextLink } from '../../../../web/ui/actions/text-link.tsx'
import { Panel } from '../../../../web/ui/display/panel.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import { syllabusOf } from '../../web/queries.ts'
import type { News, PageWatch } from '../contract.ts'
import { copy } from '../copy.ts'
import { seeNews, watchesOf } from './queries.ts'

const { news: words } = copy

/** News of the watched pages, until the student has seen them. */
export function PageNews({ userId }: PanelProps) {
  const { data: watches = [] } = useQuery(watchesOf(userId))
  return watches
    .filter(({ news }) => news.length > 0)
    .map((watch) => <WatchNews key={watch.target_id} userId={userId} watch={watch} />)
}

function WatchNews({ userId, watch }: { userId: string; watch: PageWatch }) {
  const { data: page } = useQuery(syllabusOf(userId))
  const target = page?.targets.find(({ id }) => id === watch.target_id)
  const [newest] = watch.news
  const { mutate, isPending } = useSave({
    mutationKey: ['see news'],
    mutationFn: () => seeNews(userId, watch.target_id, newest?.id ?? 0),
    onError: (error) => notify(failureText(error, { unknown: copy.failed }), { tone: 'poor' }),
  })
  return (
    <Panel title={words.title}>
      {target && <p className="text-soft text-sm">{target.body}</p>}
      <ul className="mt-1 divide-y divide-rule">
        {watch.news.map((one) => (
          <Line key={one.id} news={one} isInFront={target?.in_front ?? false} />
        ))}
      </ul>
      <Button size="sm" busy={isPending} onClick={() => mutate()} className="mt-3">
        {words.seen}
      </Button>
    </Panel>
  )
}

/** An amendment is opened in the edital in front; an answer key where papers are scored. */
function Line({ news: { kind, name, link, found_at }, isInFront }: { news: News; isInFront: boolean }) {
  const id = useId()
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p id={id} className="text-soft text-xs">
          {`${words.kinds[kind]}, ${words.found(found_at.slice(0, 10))}`}
        </p>
        <ExternalLink href={link} about={id}>
          {name || words.file}
        </ExternalLink>
      </div>
      {kind === 'amendment' && isInFront && (
        <TextLink to={`${AREA}/edital?passo=retificacao`}>{words.amend}</TextLink>
      )}
      {kind === 'answer_key' && <TextLink to={`${AREA}/simulados`}>{words.score}</TextLink>}
    </li>
  )
}
