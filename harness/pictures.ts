/** A red picture of two by two, as Chromium writes it: with a colour profile. Base64. */
export const SMALL_JPEG =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCIAlz/2Q=='

/** The same as WebP. */
export const SMALL_WEBP =
  'UklGRhQCAABXRUJQVlA4WAoAAAAgAAAAAQAAAQAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggJgAAAHABAJ0BKgIAAgAFQHwloAJ0AUAAAP7fgB7lorAv87fiD9QSwAAA'

/** Data that phones write beside the picture; no kept picture may have any of it. */
export const PLACE = 'Exif\0\0MM GPSLatitude -23.55052 Canon EOS'

/** Puts a place and a camera into a JPEG: as Exif, as a comment, and behind its end. */
export function withPlace(base64: string): string {
  const bytes = Buffer.from(base64, 'base64')
  const place = Buffer.from(PLACE, 'latin1')
  const segment = (marker: number) => Buffer.concat([Buffer.from([0xff, marker, 0, place.length + 2]), place])
  return Buffer.concat([
    bytes.subarray(0, 2),
    segment(0xe1),
    segment(0xfe),
    bytes.subarray(2),
    place,
  ]).toString('base64')
}

/** The same of a WebP: a chunk of Exif and one of XMP. */
export function webpWithPlace(base64: string): string {
  const bytes = Buffer.from(base64, 'base64')
  const place = Buffer.from(`${PLACE}${PLACE.length % 2 ? ' ' : ''}`, 'latin1')
  const chunk = (name: string) => {
    const head = Buffer.alloc(8)
    head.write(name)
    head.writeUInt32LE(place.length, 4)
    return Buffer.concat([head, place])
  }
  const whole = Buffer.concat([bytes, chunk('EXIF'), chunk('XMP ')])
  whole.writeUInt32LE(whole.length - 8, 4)
  whole[20] = (whole[20] ?? 0) | 0x0c
  return whole.toString('base64')
}
