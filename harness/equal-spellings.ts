/** Ways of writing one topic that nobody tells apart. */
export const EQUAL_SPELLINGS: readonly string[] = [
  'Lei nº 8.112 – regime d’água, afim',
  'Lei n° 8.112 - regime d\u2018água, afim',
  'Lei no. 8.112 \u2014 regime d\u00b4água, afim',
  'Lei n.º 8.112 \u2212 regime d\u02bcágua, afim',
  'LEI Nº 8.112 \u2011 REGIME D\u2032ÁGUA, AFIM',
  'Le\u200bi n\u00ba\u00a08.112 \u2013 re\u00adgime d\u2019a\u0301gua, a\ufb01m',
  '\u200eLei\u2009nº 8.112\u202f– regime\u3000d’água, afim\u200f',
  'Ｌｅｉ ｎº ８.112 – regime d＇água, ａfim',
  '\u202eLei № 8.112 – regime d’água, afim\u202c',
  '\ufeffLei nº  8.112 –\u2003regime d’águ\u2060a, afim ',
]
