import { AREA } from '../../../web/pages/paths.ts'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { SettingsSection } from '../../../web/ui/display/settings-section.tsx'
import { copy } from '../copy.ts'

const IMPORTS = `${AREA}/importar`

/** On 'Minha Conta'. */
export const ImportSettings = () => (
  <SettingsSection title={copy.settings.title} text={copy.settings.text}>
    <LinkButton to={IMPORTS}>{copy.settings.action}</LinkButton>
  </SettingsSection>
)

/** Where nothing was studied yet, and where an edital was just activated. */
export const BringStudies = () => <LinkButton to={IMPORTS}>{copy.entry}</LinkButton>
