import { MAX_FILE, readIncidence } from '../../src/features/guide/weights/incidence.ts'
import { answersIn } from '../../src/features/mock-exams/answers/rules.ts'
import { KEY_LIMITS } from '../../src/features/mock-exams/keys/answer-key.ts'
import { readKeys } from '../../src/features/mock-exams/keys/rules.ts'
import { topicKey } from '../../src/features/records/topics/wording.ts'
import { settled, withoutLinks } from '../../src/features/report/markdown.ts'
import { checkOf } from '../../src/features/syllabus/checking/rules.ts'
import { cleaned, nestingOf } from '../../src/features/syllabus/exchange/clean.ts'
import { kindOf, readFile } from '../../src/features/syllabus/exchange/read.ts'
import { FORMAT_LIMITS } from '../../src/features/syllabus/format/contract.ts'
import { normalise, slug } from '../../src/features/syllabus/format/identity.ts'
import { mentionsOf, normsOf, withoutNorms } from '../../src/features/syllabus/format/norms.ts'
import { readSyllabus } from '../../src/features/syllabus/reading/read.ts'
import { MAX_TEXT_LETTERS } from '../../src/features/syllabus/reading/server/port.ts'
import { nameMatcher, searched } from '../../src/shared/find.ts'
import { fold, letterCount, tidy, tidyLines } from '../../src/shared/text.ts'

const TREE = {
  blocks: [
    { name: '', subjects: [{ name: 'Direito Penal', topics: [{ text: 'Crimes' }, { text: 'Penas' }] }] },
  ],
}

const answer = nameMatcher({ synonyms: {} })

/** Letters of a body that has no room of its own. */
const OF_A_BODY = 1024 * 1024

interface Entry {
  readonly work: (text: string) => unknown
  /** A text of more letters is refused before it comes there. */
  readonly most: number
}

export const ENTRIES: Readonly<Record<string, Entry>> = {
  'the reader': { work: (text) => readSyllabus(text), most: MAX_TEXT_LETTERS },
  'the reader, anyway': { work: (text) => readSyllabus(text, { anyway: true }), most: MAX_TEXT_LETTERS },
  'the check': { work: (text) => checkOf(text, TREE), most: MAX_TEXT_LETTERS },
  'a file': { work: (text) => [kindOf(text), readFile(text)], most: FORMAT_LIMITS.file },
  cleaning: { work: (text) => [cleaned(text), nestingOf(text)], most: FORMAT_LIMITS.file },
  identity: { work: (text) => [normalise(text), slug(text)], most: OF_A_BODY },
  norms: { work: normsOf, most: OF_A_BODY },
  mentions: { work: (text) => [mentionsOf(text), withoutNorms(text)], most: OF_A_BODY },
  'incidence of topics': { work: (text) => readIncidence(text, []), most: MAX_FILE },
  'answer keys': { work: readKeys, most: KEY_LIMITS.text },
  answers: { work: (text) => answersIn(text, 'A-E', 100), most: OF_A_BODY },
  search: {
    work: (text) => [searched(text), answer(text, 'direito'), answer('Direito Penal', text)],
    most: OF_A_BODY,
  },
  folding: {
    work: (text) => [fold(text), tidy(text), tidyLines(text), letterCount(text), topicKey(text)],
    most: FORMAT_LIMITS.file,
  },
  'a report': { work: (text) => [settled(text), withoutLinks(text)], most: OF_A_BODY },
}
