import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A server's certificate, and the file that makes others trust it (`NODE_EXTRA_CA_CERTS`). */
export interface Certificate {
  readonly key: string
  readonly cert: string
  readonly path: string
}

/** Makes one for all names right below `domain`, in `folder`, with the `openssl` of this machine. */
export async function makeCertificate(folder: string, domain: string): Promise<Certificate> {
  const [keyPath, path] = [join(folder, `${domain}.key`), join(folder, `${domain}.crt`)]
  const names = ['-subj', `/CN=${domain}`, '-addext', `subjectAltName=DNS:*.${domain}`]
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  await run('openssl', ['req', '-x509', ...made, ...names, '-keyout', keyPath, '-out', path])
  const [key, cert] = await Promise.all([readFile(keyPath, 'utf8'), readFile(path, 'utf8')])
  return { key, cert, path }
}
