import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { settingsApi } from '../../features/settings/settingsApi'
import { useStudioTexts } from '../language/StudioTextsContext'
import { List } from '../lists/rowStyles'
import { nouns } from '../nouns'
import { LeaveDialog } from '../ui/dialogs/LeaveDialog'
import { LoadState } from '../ui/LoadState'
import { Screen } from '../ui/Screen'
import { Section, Sections } from '../ui/Section'
import { LanguagesForm } from './LanguagesForm'
import { SettingsForm } from './SettingsForm'

const { getSiteLanguages, getSiteSettings } = settingsApi.endpoints

export default function SettingsScreen() {
  const { screens, settings: texts } = useStudioTexts()
  const settings = getSiteSettings.useQuery()
  const languages = getSiteLanguages.useQuery()
  const edited = useRef({ settings: false, languages: false })
  const hasChanges = () => edited.current.settings || edited.current.languages
  return (
    <Screen title={screens.settings}>
      <Sections $gap="2.5rem">
        <LoadState title={screens.settings} query={settings} />
        {settings.data && (
          <SettingsForm
            settings={settings.data.settings}
            onEdited={(isEdited) => (edited.current.settings = isEdited)}
          />
        )}
        <Section title={texts.languages} hint={texts.languagesHint}>
          <LoadState title={texts.languages} query={languages} />
          {languages.data && (
            <LanguagesForm
              data={languages.data}
              onEdited={(isEdited) => (edited.current.languages = isEdited)}
            />
          )}
        </Section>
        <Section title={texts.elsewhere}>
          <List>
            <li>
              <Link to={`${nouns.appearance.path}#menu`}>{texts.menu}</Link>
            </li>
            <li>
              <Link to={`${nouns.appearance.path}#home_sections`}>{texts.homeSections}</Link>
            </li>
            <li>
              <Link to={`${nouns.profiles.path}#values`}>{texts.pageTexts}</Link>
            </li>
          </List>
        </Section>
      </Sections>
      <LeaveDialog hint={texts.unsavedHint} hasChanges={hasChanges} losesChanges={hasChanges} />
    </Screen>
  )
}
