import { Carousel } from '../../../web/public/carousel.tsx'
import { copy } from '../copy.ts'
import { Section } from './section.tsx'

const EVERY_MS = 6000
const REST_MS = 8000

const { title, notice, mark, labels, list } = copy.testimonials

export function Testimonials() {
  const slides = list.map(({ text, who, career }) => ({
    key: who,
    content: (
      <figure className="mr-6 flex h-full flex-col justify-between gap-5 border-edge border-l-2 py-1 pl-5">
        <blockquote className="max-w-md text-wrap lg:min-h-[7lh]">{text}</blockquote>
        <figcaption className="text-sm">
          <span className="font-semibold">{who}</span>
          <span> </span>
          <span className="text-soft">{`· ${mark}`}</span>
          <span className="block text-soft">{career}</span>
        </figcaption>
      </figure>
    ),
  }))
  return (
    <Section id="comentarios" title={title} lead={notice}>
      <Carousel
        labels={labels}
        slides={slides}
        slideClassName="basis-full lg:basis-1/3"
        every={EVERY_MS}
        rest={REST_MS}
      />
    </Section>
  )
}
