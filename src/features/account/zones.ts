import { fold } from '../../shared/text.ts'

/** `words` are other names by which a search finds the zone. */
export interface Zone {
  id: string
  name: string
  words: string
}

/** The zones go from east to west and are named after the places that live by them. */
const BRAZIL: readonly (readonly [zone: string, name: string, words?: string])[] = [
  ['America/Noronha', 'Fernando de Noronha'],
  [
    'America/Sao_Paulo',
    'Brasília, São Paulo e Rio',
    'Distrito Federal, Rio de Janeiro, Minas Gerais, Belo Horizonte, Espírito Santo, Vitória, Goiás, Goiânia, ' +
      'Paraná, Curitiba, Santa Catarina, Florianópolis, Rio Grande do Sul, Porto Alegre, horário de Brasília',
  ],
  ['America/Bahia', 'Salvador (Bahia)'],
  ['America/Maceio', 'Maceió e Aracaju (Alagoas e Sergipe)'],
  ['America/Recife', 'Recife (Pernambuco)'],
  [
    'America/Fortaleza',
    'Fortaleza, Natal, São Luís e Teresina',
    'Ceará, Rio Grande do Norte, Paraíba, João Pessoa, Maranhão, Piauí',
  ],
  ['America/Belem', 'Belém e Macapá (Pará e Amapá)'],
  ['America/Santarem', 'Santarém (oeste do Pará)'],
  ['America/Araguaina', 'Palmas (Tocantins)', 'Araguaína'],
  ['America/Cuiaba', 'Cuiabá (Mato Grosso)'],
  ['America/Campo_Grande', 'Campo Grande (Mato Grosso do Sul)'],
  ['America/Manaus', 'Manaus (Amazonas)'],
  ['America/Boa_Vista', 'Boa Vista (Roraima)'],
  ['America/Porto_Velho', 'Porto Velho (Rondônia)'],
  ['America/Eirunepe', 'Eirunepé (oeste do Amazonas)', 'Tabatinga'],
  ['America/Rio_Branco', 'Rio Branco (Acre)', 'Cruzeiro do Sul'],
]

/** Places that are called otherwise in Portuguese, or where many Brazilians live. */
const ABROAD: readonly (readonly [zone: string, name: string, words?: string])[] = [
  ['Europe/Lisbon', 'Lisboa (Portugal)', 'Porto, Coimbra, Braga'],
  ['Atlantic/Azores', 'Açores (Portugal)', 'Ponta Delgada'],
  ['Atlantic/Madeira', 'Madeira (Portugal)', 'Funchal'],
  ['Atlantic/Cape_Verde', 'Praia (Cabo Verde)'],
  ['Africa/Luanda', 'Luanda (Angola)'],
  ['Africa/Maputo', 'Maputo (Moçambique)'],
  ['Africa/Bissau', 'Bissau (Guiné-Bissau)'],
  ['Africa/Sao_Tome', 'São Tomé (São Tomé e Príncipe)'],
  ['Africa/Johannesburg', 'Joanesburgo (África do Sul)', 'Pretória, Cidade do Cabo'],
  ['Africa/Cairo', 'Cairo (Egito)'],
  ['Asia/Dili', 'Díli (Timor-Leste)'],
  ['Europe/London', 'Londres (Inglaterra)', 'Reino Unido, Escócia, País de Gales'],
  ['Europe/Dublin', 'Dublin (Irlanda)'],
  ['Europe/Madrid', 'Madri (Espanha)', 'Madrid, Barcelona'],
  ['Europe/Paris', 'Paris (França)'],
  ['Europe/Rome', 'Roma (Itália)', 'Milão'],
  ['Europe/Berlin', 'Berlim (Alemanha)', 'Munique, Frankfurt, Hamburgo'],
  ['Europe/Zurich', 'Zurique (Suíça)', 'Genebra'],
  ['Europe/Vienna', 'Viena (Áustria)'],
  ['Europe/Brussels', 'Bruxelas (Bélgica)'],
  ['Europe/Amsterdam', 'Amsterdã (Holanda)', 'Países Baixos'],
  ['Europe/Luxembourg', 'Luxemburgo'],
  ['Europe/Copenhagen', 'Copenhague (Dinamarca)'],
  ['Europe/Stockholm', 'Estocolmo (Suécia)'],
  ['Europe/Oslo', 'Oslo (Noruega)'],
  ['Europe/Helsinki', 'Helsinque (Finlândia)'],
  ['Europe/Warsaw', 'Varsóvia (Polônia)'],
  ['Europe/Prague', 'Praga (Tchéquia)'],
  ['Europe/Budapest', 'Budapeste (Hungria)'],
  ['Europe/Athens', 'Atenas (Grécia)'],
  ['Europe/Istanbul', 'Istambul (Turquia)'],
  ['Europe/Moscow', 'Moscou (Rússia)'],
  ['America/New_York', 'Nova York (Estados Unidos)', 'Nova Iorque, EUA, Miami, Boston, Orlando, Washington'],
  ['America/Chicago', 'Chicago (Estados Unidos)', 'EUA, Houston, Dallas'],
  ['America/Denver', 'Denver (Estados Unidos)', 'EUA'],
  ['America/Los_Angeles', 'Los Angeles (Estados Unidos)', 'EUA, Califórnia, São Francisco, Seattle'],
  ['America/Toronto', 'Toronto (Canadá)', 'Montreal, Ottawa'],
  ['America/Vancouver', 'Vancouver (Canadá)'],
  ['America/Mexico_City', 'Cidade do México (México)'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires (Argentina)'],
  ['America/Montevideo', 'Montevidéu (Uruguai)'],
  ['America/Asuncion', 'Assunção (Paraguai)'],
  ['America/La_Paz', 'La Paz (Bolívia)', 'Santa Cruz de la Sierra'],
  ['America/Santiago', 'Santiago (Chile)'],
  ['America/Lima', 'Lima (Peru)'],
  ['America/Bogota', 'Bogotá (Colômbia)'],
  ['America/Caracas', 'Caracas (Venezuela)'],
  ['America/Guayaquil', 'Guaiaquil e Quito (Equador)'],
  ['America/Cayenne', 'Caiena (Guiana Francesa)'],
  ['America/Paramaribo', 'Paramaribo (Suriname)'],
  ['America/Guyana', 'Georgetown (Guiana)'],
  ['Asia/Tokyo', 'Tóquio (Japão)', 'Nagoia, Osaka, Hamamatsu'],
  ['Asia/Shanghai', 'Pequim e Xangai (China)'],
  ['Asia/Macau', 'Macau (China)'],
  ['Asia/Hong_Kong', 'Hong Kong (China)'],
  ['Asia/Seoul', 'Seul (Coreia do Sul)'],
  ['Asia/Singapore', 'Singapura'],
  ['Asia/Dubai', 'Dubai (Emirados Árabes Unidos)', 'Abu Dhabi'],
  ['Asia/Jerusalem', 'Jerusalém (Israel)', 'Tel Aviv'],
  ['Australia/Sydney', 'Sydney (Austrália)', 'Sidney, Camberra'],
  ['Australia/Melbourne', 'Melbourne (Austrália)'],
  ['Australia/Brisbane', 'Brisbane (Austrália)', 'Gold Coast'],
  ['Australia/Perth', 'Perth (Austrália)'],
  ['Pacific/Auckland', 'Auckland (Nova Zelândia)'],
]

const NAMES = new Map([...BRAZIL, ...ABROAD].map(([zone, name]) => [zone, name]))

/** A zone without a Portuguese name keeps its own. */
export const zoneName = (zone: string): string => NAMES.get(zone) ?? zone.replaceAll('_', ' ')

/** Sorts the device's zones: Brazil's, then those with a Portuguese name, then all others. */
export function zonesOf(known: readonly string[]): Zone[] {
  const named = [...BRAZIL, ...ABROAD].map(([id, name, words = '']) => ({
    id,
    name,
    words: `${words}, ${own(id)}`,
  }))
  const others = known.filter((id) => !NAMES.has(id)).sort()
  const [brazil, abroad] = [named.slice(0, BRAZIL.length), named.slice(BRAZIL.length)]
  abroad.sort((one, other) => compare(one.name, other.name))
  return [...brazil, ...abroad, ...others.map((id) => ({ id, name: zoneName(id), words: id }))]
}

const own = (id: string) => `${id} ${id.replaceAll('_', ' ')}`
const { compare } = new Intl.Collator('pt-BR')

/** Finds a zone by its name, a place there, or its id. */
export function zoneSearch(zones: readonly Zone[]): (name: string, typed: string) => boolean {
  const texts = new Map(zones.map(({ name, words }) => [name, fold(`${name}, ${words}`)]))
  return (name, typed) => (texts.get(name) ?? fold(name)).includes(fold(typed))
}
