import { expect, it } from 'vitest'
import { isPublicAddress, mayBePublic, publicLookup } from './public-lookup.ts'

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  'fe80::1',
  'fd00::1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  'localhost',
])('%s is no address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

it.each([
  ['https://10.0.0.1/a', false],
  ['https://[::1]/a', false],
  ['https://0x7f.1/a', false],
  ['https://2130706433/a', false],
  ['https://8.8.8.8/a', true],
  ['https://push.example/a', true],
])('%s may be public: %s', (url, may) => {
  expect(mayBePublic(new URL(url))).toBe(may)
})

it('a name of this machine is not resolved', async () => {
  const { promise, resolve } = Promise.withResolvers<Error | null>()
  publicLookup('localhost', {}, (error) => resolve(error))
  expect(await promise).toMatchObject({ message: 'an address that is not public' })
})
