import { AREA } from '../../../web/pages/paths.ts'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { SettingsSection } from '../../../web/ui/display/settings-section.tsx'
import { copy } from '../copy.ts'

const IMPORTS = `${AREA}/importar`

export const ImportSettings = () => (
  <SettingsSection title={copy.settings.title} text={copy.settings.text}>
    <LinkButton to={IMPORTS}>{copy.settings.action}</LinkButton>
  </SettingsSection>
)

/** The link on screens without any study, and after an edital is activated. */
export const BringStudies = () => <LinkButton to={IMPORTS}>{copy.entry}</LinkButton>
