import { describe, expect, it } from 'vitest'
import { unfixed, verdictOf } from './audit.ts'

describe('the audit of dependencies', () => {
  it('requires a checksum for each package', () => {
    const integrity = 'sha512-abc'
    const packages = {
      '': {},
      'node_modules/fixed': { integrity, resolved: 'https://registry.example/fixed.tgz' },
      'node_modules/a/node_modules/bundled': { inBundle: true },
      'node_modules/loose': {},
      'node_modules/weak': { integrity: 'sha1-abc' },
      'node_modules/plain': { integrity, resolved: 'http://registry.example/plain.tgz' },
      'node_modules/git': { integrity, resolved: 'git+ssh://git@example.com/git.git' },
      'node_modules/linked': { integrity, link: true },
    }
    const loose = ['loose', 'weak', 'plain', 'git', 'linked'].map((name) => `node_modules/${name}`)
    expect(unfixed(packages)).toEqual(loose)
  })

  it('stops a release for a severe weakness, and reports lesser ones', () => {
    const vulnerabilities = { a: { severity: 'moderate', range: '<2' } }
    const audit = (counts: Record<string, number>) =>
      verdictOf({ metadata: { vulnerabilities: counts }, vulnerabilities })
    expect(audit({ moderate: 1, high: 0 })).toEqual({ lines: ['moderate: a <2'], severe: false })
    expect(audit({ high: 1 }).severe).toBe(true)
    expect(audit({ critical: 2 }).severe).toBe(true)
    expect(verdictOf({ metadata: { vulnerabilities: { high: 0 } } }).severe).toBe(false)
  })

  it('says so when the registry does not answer', () => {
    const { lines, severe } = verdictOf({ message: '405 Method Not Allowed' })
    expect(severe).toBe(false)
    expect(lines.join()).toContain('not asked')
  })
})
