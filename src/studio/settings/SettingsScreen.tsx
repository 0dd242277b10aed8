import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { settingsApi } from '../../features/settings/settingsApi'
import { useStudioTexts } from '../language/StudioTextsContext'
import { nouns } from '../nouns'
import { LeaveDialog } from '../ui/dialogs/ModalDialog'
import { LoadState } from '../ui/LoadState'
import { Screen } from '../ui/Screen'
import { Section, Sections, Stack } from '../ui/Section'
import { SettingsForm } from './SettingsForm'

const { getSiteLanguages, getSiteSettings } = settingsApi.endpoints

export default function SettingsScreen() {
  const { forms, screens, settings: texts } = useStudioTexts()
  const settings = getSiteSettings.useQuery()
  const languages = getSiteLanguages.useQuery()
  const isEdited = useRef(false)
  const hasChanges = () => isEdited.current
  return (
    <Screen title={screens.settings}>
      <Sections>
        <LoadState title={screens.settings} query={settings.data ? languages : settings} />
        {settings.data && languages.data && (
          <SettingsForm
            settings={settings.data.settings}
            languages={languages.data}
            onEdited={(hasChanges) => (isEdited.current = hasChanges)}
          >
            <Section title={texts.elsewhere}>
              <Stack as="ul" $gap="0.5rem">
                <li>
                  <Link to={`${nouns.appearance.path}#menu`}>{texts.menu}</Link>
                </li>
                <li>
                  <Link to={`${nouns.appearance.path}#home_sections`}>{texts.homeSections}</Link>
                </li>
                <li>
                  <Link to={`${nouns.profiles.path}#values`}>{texts.pageTexts}</Link>
                </li>
              </Stack>
            </Section>
          </SettingsForm>
        )}
      </Sections>
      <LeaveDialog hint={forms.lostHint} hasChanges={hasChanges} losesChanges={hasChanges} />
    </Screen>
  )
}
