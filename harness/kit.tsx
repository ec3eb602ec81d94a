import plus from 'icon:plus'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { Button } from '../src/web/ui/actions/button.tsx'
import { TextButton } from '../src/web/ui/actions/text-button.tsx'
import { CardChoice } from '../src/web/ui/choices/card-choice.tsx'
import { Bubble } from '../src/web/ui/display/bubble.tsx'
import { Panel } from '../src/web/ui/display/panel.tsx'
import { ProgressBar } from '../src/web/ui/display/progress-bar.tsx'
import { Stat } from '../src/web/ui/display/stat.tsx'
import { Table } from '../src/web/ui/display/table.tsx'
import { Chips } from '../src/web/ui/fields/chips.tsx'
import { Segmented } from '../src/web/ui/fields/segmented.tsx'
import { TextField } from '../src/web/ui/fields/text-field.tsx'
import { Wordmark } from '../src/web/ui/icons/wordmark.tsx'
import { EmptyState } from '../src/web/ui/states/empty-state.tsx'
import { ErrorState } from '../src/web/ui/states/error-state.tsx'
import { Skeleton } from '../src/web/ui/states/skeleton.tsx'

const none = () => undefined
const DAYS = ['S', 'T', 'Q', 'Q', 'S', 'S', 'D']

const rows = [
  { name: 'Direito Constitucional', time: '45h 49min', accuracy: '76%' },
  { name: 'Língua Portuguesa', time: '8h 15min 17s', accuracy: '81%' },
]

/** The kit on one sheet, as HTML: the real components with data of real screens. */
export const kitSheet = (): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <main className="mx-auto grid max-w-270 grid-cols-2 items-start gap-6 p-8">
        <div className="col-span-2">
          <Wordmark />
        </div>
        <Panel title="Ações" aside="Uma principal por tela">
          <div className="flex flex-wrap items-center gap-3">
            <Button tone="primary" size="lg">
              Começar
            </Button>
            <Button icon={plus}>Criar Matéria</Button>
            <Button tone="quiet">Cancelar</Button>
            <Button tone="danger">Deletar</Button>
            <Button size="sm">Por quê?</Button>
            <Button busy>Salvando...</Button>
            <TextButton>Ver no histórico</TextButton>
          </div>
        </Panel>
        <Panel title="A bolinha" aside="Dias, plano, marca">
          <div className="flex justify-between">
            {DAYS.map((letter, day) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week never change
              <Bubble key={day} letter={letter} fill={day < 3 ? 1 : 0} isNow={day === 3} className="size-8" />
            ))}
          </div>
          <div className="mt-4 flex items-center gap-2">
            {[0, 0.25, 0.5, 0.75, 1].map((fill) => (
              <Bubble key={fill} fill={fill} />
            ))}
          </div>
        </Panel>
        <Panel title="Escolhas">
          <div className="space-y-4">
            <Segmented
              label="Questões"
              options={[
                { value: 'all', label: 'Resolvidas' },
                { value: 'right', label: 'Corretas' },
              ]}
              value="all"
              onChange={none}
            />
            <Chips
              label="Tipo"
              options={[
                { value: 'theory', label: 'Teoria' },
                { value: 'review', label: 'Revisão' },
              ]}
              value="review"
              onChange={none}
            />
            <ul className="grid gap-2.5">
              <CardChoice chosen many onToggle={none}>
                Direito Penal
              </CardChoice>
              <CardChoice chosen={false} onToggle={none}>
                Polícia Federal
              </CardChoice>
            </ul>
          </div>
        </Panel>
        <Panel title="Campos">
          <div className="space-y-4">
            <TextField label="Nome completo" value="Ana Souza" onChange={none} />
            <TextField label="E-mail" value="ana@" onChange={none} error="Informe um e-mail válido." />
          </div>
        </Panel>
        <Panel title="Números">
          <div className="grid grid-cols-2 gap-6">
            <Stat label="Tempo de estudo" value="323h 54min" />
            <Stat label="Questões" value="3.368" />
          </div>
          <div className="mt-5">
            <ProgressBar label="Meta" percent={60} />
          </div>
        </Panel>
        <Panel title="Tabela">
          <Table
            caption="Resumo por matéria"
            columns={[
              { title: 'Matéria', cell: ({ name }: (typeof rows)[number]) => name },
              { title: 'Tempo', cell: ({ time }) => time, numeric: true },
              { title: 'Acertos', cell: ({ accuracy }) => accuracy, numeric: true },
            ]}
            rows={rows}
            rowKey={({ name }) => name}
          />
        </Panel>
        <Panel title="Vazio">
          <EmptyState title="Nenhum registro encontrado" action={<Button>Estudar agora</Button>}>
            Comece a estudar para ver estatísticas e gráficos do seu desempenho.
          </EmptyState>
        </Panel>
        <Panel title="Falha e espera">
          <ErrorState message="Erro de conexão com o servidor." onRetry={none} />
          <Skeleton className="h-16" />
        </Panel>
      </main>
    </MemoryRouter>,
  )
