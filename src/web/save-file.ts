/** Long enough for the browser to begin with the file. */
const KEPT_MS = 60_000

/** Gives the student a file to keep, under this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
