import { execFile } from 'node:child_process'
import { copyFile, mkdir, open, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from './folder.ts'

const run = promisify(execFile)

/** A file system of its own, whose power can be cut. */
export interface Disk {
  readonly folder: string
  /** Keeps only what has reached the device. Stop programs first (SIGSTOP); `stop` kills them afterwards. */
  cutPower(stop: () => Promise<void>): Promise<void>
  /** Removes the disk; no file on it may be open. */
  remove(): Promise<void>
}

const SIZE_BYTES = 512 * 1024 * 1024

/** Returns a sentence if this machine cannot make a disk. */
export async function whyNoDisk(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'Only root on Linux can make disks to cut the power of.'
  try {
    const disk = await makeDisk()
    await disk.remove()
    return undefined
  } catch (error) {
    return `No disk can be made here: ${error instanceof Error ? error.message.trim() : error}`
  }
}

/** Makes a loop device that writes past the page cache, so that the image equals a disk's content. */
export async function makeDisk(): Promise<Disk> {
  const work = await temporaryFolder()
  const folder = join(work, 'mounted')
  let image = join(work, 'image-0')
  let cuts = 0
  await mkdir(folder)
  await (await open(image, 'w')).close()
  await run('truncate', ['--size', String(SIZE_BYTES), image])
  await run('mkfs.ext4', ['-q', '-F', image])
  let device = await mount(image, folder)
  return {
    folder,
    cutPower: async (stop) => {
      cuts += 1
      const copy = join(work, `image-${cuts}`)
      await copyAtOneMoment(image, copy, device)
      await stop()
      await unmount(folder, device)
      await rm(image)
      image = copy
      device = await mount(image, folder)
    },
    remove: async () => {
      await unmount(folder, device)
      await rm(work, { recursive: true, force: true })
    },
  }
}

async function mount(image: string, folder: string): Promise<string> {
  const { stdout } = await run('losetup', ['--direct-io=on', '--show', '--find', image])
  const device = stdout.trim()
  try {
    await run('mount', [device, folder])
  } catch (error) {
    await run('losetup', ['--detach', device])
    throw error
  }
  return device
}

async function unmount(folder: string, device: string): Promise<void> {
  await run('umount', [folder])
  await run('losetup', ['--detach', device])
}

/** The system may still write cached data: a copy counts only if nothing was written meanwhile. */
async function copyAtOneMoment(image: string, copy: string, device: string): Promise<void> {
  for (;;) {
    const before = await written(device)
    await copyFile(image, copy)
    if (before === (await written(device)) && before.endsWith(' 0')) return
  }
}

async function written(device: string): Promise<string> {
  const fields = (await readFile(`/sys/block/${basename(device)}/stat`, 'utf8')).trim().split(/\s+/)
  return `${fields[4]} ${fields[8]}`
}
