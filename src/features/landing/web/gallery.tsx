import { Carousel } from '../../../web/public/carousel.tsx'
import { copy } from '../copy.ts'
import { Screenshot } from './screenshot.tsx'
import { Section } from './section.tsx'

const EVERY_MS = 4000
const REST_MS = 8000

const { title, lead, labels, pictures } = copy.gallery

/** `npm run screenshots` takes the pictures. */
export function Gallery() {
  const slides = Object.entries(pictures).map(([name, [caption, text]]) => ({
    key: name,
    content: (
      <figure className="flex flex-col-reverse items-center gap-5 sm:items-stretch">
        <figcaption className="w-full text-sm">
          <span className="font-semibold">{caption}</span>
          <span className="block text-soft">{text}</span>
        </figcaption>
        <Screenshot name={name} alt={`${caption}: ${text}`} />
      </figure>
    ),
  }))
  return (
    <Section id="galeria" title={title} lead={lead}>
      <Carousel labels={labels} slides={slides} every={EVERY_MS} rest={REST_MS} />
    </Section>
  )
}
