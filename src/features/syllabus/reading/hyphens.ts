const ALWAYS =
  /^(?:ensino|cirurgi(?:ão|ã|ões|ãs)|alicates?|além|aquém|bem|custo|decreto|ex|guarda|mal|não|pós|pré|pró|quarta|quinta|recém|segunda|sem|sexta|terça|vice)$/
const PREFIX =
  /^(?:aero|agro|ante|anti|arqui|auto|bio|co|contra|eletro|extra|foto|hidro|hiper|infra|inter|intra|macro|micro|mini|multi|neo|pan|pluri|proto|pseudo|semi|sobre|sub|super|supra|tele|ultra)$/
const VOWELS = /[aeiouáéíóúâêôãõà]+/g
const STRESSED = /[áéíóúâêô]/

/** Whether the hyphen belongs to the word: "anti-horário", "físico-financeiro". */
export function isCompound(first: string, second: string): boolean {
  if (ALWAYS.test(first)) return true
  if (PREFIX.test(first)) return second.startsWith('h') || second[0] === first.at(-1) || first === 'sub'
  return isStressedTooEarly(first, second)
}

/** Portuguese stresses one of the last three syllables: "técnicoadministrativo" cannot be a word. */
function isStressedTooEarly(first: string, second: string): boolean {
  const stress = first.search(STRESSED)
  if (stress < 0) return false
  const behind = first.slice(stress).match(VOWELS)?.length ?? 0
  return behind - 1 + (second.match(VOWELS)?.length ?? 0) > 2
}

// Endings and beginnings that no word has.
const UNENDED = /[bcçdfgjpqtv]$/
const UNBEGUN = /^(?:ç|ss|rr|nh|lh|[bcdfgmpqtv][bcdfgmpqtv])/
// Syllables that occur only at the end of words.
const ENDING =
  /^(?:[çc](?:ão|ões)|(?:na|vi|li|ci|di|bi|ti|ri)?mentos?|mente|dades?|t[io]v[ao]s?|dor(?:es)?|[cnt]i(?:a|as|o|os)|tic[ao]s?|[nrt]a(?:l|is))$/
const CLITIC = /^(?:l?[ao]s?|n[ao]s?|lhes?|me|se|te|mor|lei|mãe|pai|fim)$/
// Small words that begin no compound.
const SMALL = /^(?:a|as|o|os|e|de|da|do|em|no|na|com|por|se|me)$/
const SHORTEST_WORD = 3

/** Whether neither half is a known word, or only a small one in front: "curati-vos", "de-sempenho". */
export function areNoWords(first: string, second: string, known: (word: string) => boolean): boolean {
  if (isCompound(first, second) || PREFIX.test(first) || CLITIC.test(second)) return false
  return !known(second) && (SMALL.test(first) || !known(first))
}

/** Whether the end of a line broke one word: "adap-tação", "direi-tos". */
export function isBroken(first: string, second: string): boolean {
  if (ALWAYS.test(first) || PREFIX.test(first)) return false
  const rest = second.length <= SHORTEST_WORD && !CLITIC.test(second)
  return rest || UNENDED.test(first) || UNBEGUN.test(second) || ENDING.test(second)
}
