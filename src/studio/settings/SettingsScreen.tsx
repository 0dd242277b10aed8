import { useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { settingsApi } from '../../features/settings/settingsApi'
import { Heading, MutedText } from '../../ui/Page'
import { useStudioTexts } from '../language/StudioTextsContext'
import { List } from '../lists/rowStyles'
import { nouns } from '../nouns'
import { LeaveDialog } from '../ui/LeaveDialog'
import { LoadState } from '../ui/LoadState'
import { Screen } from '../ui/Screen'
import { LanguagesForm } from './LanguagesForm'
import { SettingsForm } from './SettingsForm'

const { getSiteLanguages, getSiteSettings } = settingsApi.endpoints

const Sections = styled.div`
  display: grid;
  gap: 2.5rem;

  h2 {
    font-size: 1.25rem;
  }
`

const SectionFrame = styled.section`
  display: grid;
  justify-items: start;
  gap: 1rem;
`

export default function SettingsScreen() {
  const { screens, settings: texts } = useStudioTexts()
  const settings = getSiteSettings.useQuery()
  const languages = getSiteLanguages.useQuery()
  const edited = useRef({ settings: false, languages: false })
  const hasChanges = () => edited.current.settings || edited.current.languages
  return (
    <Screen title={screens.settings}>
      <Sections>
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

interface SectionProps {
  title: string
  hint?: string
  children: ReactNode
}

function Section({ title, hint, children }: SectionProps) {
  return (
    <SectionFrame>
      <Heading>{title}</Heading>
      {hint && <MutedText>{hint}</MutedText>}
      {children}
    </SectionFrame>
  )
}
