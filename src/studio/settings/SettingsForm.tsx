import { useState } from 'react'
import styled from 'styled-components'
import type { SiteSetting, SiteSettingName, SiteSettingsInput } from '../../contract/studio'
import { Heading } from '../../ui/Page'
import { useStudioTexts } from '../language/StudioTextsContext'
import { PendingButton } from '../ui/PendingButton'
import { Stack } from '../ui/Stack'
import { StickyBar } from '../ui/StickyBar'
import { useFocusFromHash } from '../ui/useFocusFromHash'
import { useShortcut } from '../ui/useShortcut'
import { SecretField, SettingField, SwitchField } from './SettingField'
import { TestMessage } from './TestMessage'
import { useSaveSettings } from './useSaveSettings'

/** The settings that are not stored yet; an empty text removes one. */
export type SettingChanges = SiteSettingsInput['settings']

const Group = styled.section`
  display: grid;
  gap: 1.25rem;
  width: min(100%, 40rem);
`

interface SettingsFormProps {
  settings: readonly SiteSetting[]
  onEdited: (hasChanges: boolean) => void
}

/** The settings that apply without a restart of the server. */
export function SettingsForm({ settings, onEdited }: SettingsFormProps) {
  const { common, settings: texts } = useStudioTexts()
  const [changes, setChanges] = useState<SettingChanges>({})
  const change = (next: SettingChanges) => {
    setChanges(next)
    onEdited(Object.keys(next).length > 0)
  }
  const { errors, isPending, save } = useSaveSettings(() => change({}))
  useFocusFromHash()
  const hasChanges = Object.keys(changes).length > 0
  const submit = () => void save(changes)
  useShortcut('s', () => hasChanges && submit())
  const field = (name: SiteSettingName) => ({
    setting: settings.find((setting) => setting.name === name) ?? missing(name),
    change: changes[name],
    error: errors[name],
    onChange: (value: string | undefined) => {
      const { [name]: _, ...others } = changes
      change(value === undefined ? others : { ...others, [name]: value })
    },
  })
  const isSet = (name: SiteSettingName) => settings.some((one) => one.name === name && one.is_set)
  const hasDelivery = isSet('CONTACT_SMTP_URL') || isSet('CONTACT_WEBHOOK')
  return (
    <Stack
      as="form"
      $gap="2.5rem"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Group>
        <Heading>{texts.site}</Heading>
        <SettingField {...field('PUBLIC_URL')} type="url" />
      </Group>
      <Group>
        <Heading>{texts.mail}</Heading>
        <SecretField {...field('CONTACT_SMTP_URL')} />
        <SettingField {...field('CONTACT_TO')} inputMode="email" />
        <SettingField {...field('CONTACT_FROM')} inputMode="email" />
        <SecretField {...field('CONTACT_WEBHOOK')} />
        {hasDelivery && <TestMessage />}
        <SettingField {...field('MESSAGE_DAYS')} inputMode="numeric" />
      </Group>
      <Group>
        <Heading>{texts.visitors}</Heading>
        <SwitchField {...field('VIEWS')} on="on" off="off" />
        <SwitchField {...field('UNTRANSLATED_POSTS')} on="hidden" off="listed" />
      </Group>
      <StickyBar>
        <PendingButton type="submit" isPending={isPending}>
          {common.save}
        </PendingButton>
      </StickyBar>
    </Stack>
  )
}

const missing = (name: SiteSettingName) => ({ name, value: '', is_set: false, is_fixed: true })
