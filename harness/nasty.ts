/** Values that programs have stumbled over. */
export const NASTY: readonly unknown[] = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\u202eabc\u2066',
    '\ufeff',
    'e\u0301'.repeat(200),
    '\u{1F468}\u200d\u{1F469}',
  ],
  ...[
    "' or '1'='1",
    '\'; drop table "user"; --',
    '$1',
    '%',
    '_',
    '\\',
    '%s%n',
    '#{7*7}',
    '{{7*7}}',
    '<script>alert(1)</script>',
  ],
  ...[
    '../../etc/passwd',
    '..\\..\\windows',
    '%2e%2e%2f',
    '/dev/null',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '//example.com',
    'https://example.com',
  ],
  ...[
    'NaN',
    'Infinity',
    '-Infinity',
    '-0',
    '1e309',
    '0x10',
    '١٢٣',
    '1_000',
    '９',
    '2026-02-30',
    '0000-00-00',
    '9999-12-31',
    '2026-01-01T25:00:00Z',
  ],
  ...[
    '+275760-09-13T00:00:00.001Z',
    '-000001-01-01T00:00:00Z',
    '2026-11-21T10:00:00.000+99:99',
    'a'.repeat(10_000),
    'constructor',
    '__proto__',
    'null',
    'true',
  ],
  ...[0, -0, -1, 1.5, 1e-7, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 2 ** 63, 1e308, -1e308, true, false, null],
  ...[[], {}, [[]], [null], [1, '1'], { length: 1e9 }, { toString: 1 }, { $gt: '' }],
]
const LARGE = 'x'.repeat(2 * 1024 * 1024)
const DEEP = 20_000
/** Bodies that are no JSON of ours, whatever the call. */
export const RAW_BODIES: readonly Buffer[] = [
  ...[
    '',
    ' ',
    '{',
    '[',
    '"',
    'null',
    '0',
    '"text"',
    '[]',
    '{}',
    '{"a":1,}',
    '{"a":NaN}',
    '{"user_id":"a","user_id":"b"}',
  ],
  ...[
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '\u0000',
    '\ufeff{}',
    '{"a":"\\ud800"}',
  ],
  ...[
    '['.repeat(DEEP) + ']'.repeat(DEEP),
    `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
    `{"name":"${LARGE}"}`,
    'a=1&b=2',
    '<a>&b;</a>',
    '1e400',
  ],
].map((body) => Buffer.from(body))
/** Bodies in other encodings. */
export const ENCODED_BODIES: readonly Buffer[] = [
  Buffer.from('{"name":"ação"}', 'latin1'),
  Buffer.from('{"name":"a"}', 'utf16le'),
  Buffer.from([0xff, 0xfe, 0xfd]),
  Buffer.from('1f8b0800000000000003', 'hex'),
]

/** Content types that are not ours, or hardly. */
export const TYPES = [
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/html',
    '',
  ],
  ...[
    'application/json; charset=utf-16',
    'application/json; charset="',
    'APPLICATION/JSON',
    'application/json, text/plain',
    ';',
  ],
]
export const ODD_VALUES = [
  '',
  ' ',
  'a',
  'á',
  '\u00ff'.repeat(50),
  '../..',
  'x'.repeat(4000),
  '0',
  '-1',
  "'",
  '%00',
  'América/Sao_Paulo',
  'Etc/GMT+99',
]
/** Headers that mean something to the server, a proxy or a program between. */
export const HEADERS = [
  'idempotency-key',
  'x-time-zone',
  'origin',
  'cookie',
  'accept',
  'accept-language',
  'if-none-match',
  'range',
  'x-forwarded-for',
  'x-http-method-override',
  'content-encoding',
  'expect',
  'x-request-id',
] as const
/** Methods, the unusual among them. */
export const METHODS = [
  'GET',
  'HEAD',
  'OPTIONS',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'PROPFIND',
  'SEARCH',
]
