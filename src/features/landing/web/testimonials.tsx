import { Carousel } from '../../../web/public/carousel.tsx'
import { copy } from '../copy.ts'
import { Section } from './section.tsx'

const EVERY_MS = 6000
const REST_MS = 8000

const { title, notice, labels, list } = copy.testimonials

export function Testimonials() {
  const slides = list.map(([situation, text]) => ({
    key: situation,
    content: (
      <div className="mr-6 h-full border-edge border-l-2 py-1 pl-5">
        <h3 className="font-semibold">{situation}</h3>
        <p className="mt-2 max-w-md text-wrap">{text}</p>
      </div>
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
