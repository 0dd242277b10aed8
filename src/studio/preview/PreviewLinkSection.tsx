import { useRef, useState } from 'react'
import { publishedResources } from '../../contract/nouns'
import type { PreviewLink, PublishedResource, TrackedResource } from '../../contract/studio'
import { previewApi } from '../../features/preview/previewApi'
import { sitePath } from '../../sitePath'
import { Button, ButtonRow } from '../../ui/Button'
import { MutedText } from '../../ui/Page'
import { TextField } from '../../ui/TextField'
import type { EditedEntry } from '../forms/editing/EditedEntry'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useWrite } from '../notices/noticesSlice'
import { Disclosure, Stack } from '../ui/Section'
import { LoadState } from '../ui/LoadState'
import { ActionButton } from '../ui/PendingButton'
import { useFormats } from '../ui/hooks/useFormats'

const { createPreviewLink, deletePreviewLink, listPreviewLinks } = previewApi.endpoints

interface PreviewLinkSectionProps {
  resource: TrackedResource
  entry: EditedEntry
}

interface LinkControlsProps extends PreviewLinkSectionProps {
  resource: PublishedResource
}

/** The link by which others see the page of an entry with its draft, if it has a page of its own. */
export function PreviewLinkSection({ resource, entry }: PreviewLinkSectionProps) {
  const { previewLink } = useStudioTexts()
  const published = publishedResources.find((name) => name === resource)
  if (!published) return null
  return (
    <Disclosure title={previewLink.title}>
      <LinkControls resource={published} entry={entry} />
    </Disclosure>
  )
}

function LinkControls({ resource, entry }: LinkControlsProps) {
  const { previewLink } = useStudioTexts()
  const query = listPreviewLinks.useQuery()
  const { created, create, revoke } = useLinkChanges(resource, entry)
  if (!query.data) return <LoadState title={previewLink.title} query={query} />
  const { id = null } = entry
  const link = query.data.find(
    (other) => other.resource === resource && (other.entry_id ?? null) === id,
  )
  return (
    <Stack $gap="0.75rem">
      <MutedText>{previewLink.hint}</MutedText>
      {link && <LinkState link={link} address={created?.id === link.id ? created.address : ''} />}
      <ButtonRow>
        <ActionButton $variant="outline" action={create}>
          {link ? previewLink.replace : previewLink.create}
        </ActionButton>
        {link && (
          <ActionButton $variant="outline" action={() => revoke(link.id)}>
            {previewLink.revoke}
          </ActionButton>
        )}
      </ButtonRow>
    </Stack>
  )
}

/** When a link ends, and its address if it was just created: only its hash is stored. */
function LinkState({ link, address }: { link: PreviewLink; address: string }) {
  const { previewLink } = useStudioTexts()
  const { formatTime } = useFormats()
  const expires = previewLink.expires(formatTime(link.expires_at))
  if (!address) return <p>{`${expires} ${previewLink.hidden}`}</p>
  return (
    <>
      <NewLink url={completeUrl(address)} />
      <p>{`${expires} ${previewLink.shownOnce}`}</p>
    </>
  )
}

/** Without a public URL, the link is at the host where the owner works. */
function completeUrl(address: string): string {
  return address.startsWith('/') ? window.location.origin + sitePath(address) : address
}

function NewLink({ url }: { url: string }) {
  const { previewLink } = useStudioTexts()
  const input = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState('')
  /** Without access to the clipboard, the address is selected, for the owner to copy it. */
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url)
      setResult(previewLink.copied)
    } catch {
      input.current?.select()
      setResult(previewLink.selected)
    }
  }
  return (
    <TextField label={previewLink.address} ref={input} dir="ltr" readOnly value={url}>
      <ButtonRow style={{ alignItems: 'center' }}>
        <Button onClick={() => void copy()}>{previewLink.copy}</Button>
        <span role="status">{result}</span>
      </ButtonRow>
    </TextField>
  )
}

function useLinkChanges(resource: PublishedResource, entry: EditedEntry) {
  const write = useWrite()
  const { previewLink } = useStudioTexts()
  const [created, setCreated] = useState<{ id: string; address: string }>()
  const subject = 'preview link'

  async function create(): Promise<void> {
    // What is in the form, which the server may not have yet.
    await entry.draft.sync()
    const { id: entry_id = null } = entry
    const request = createPreviewLink.initiate({ resource, entry_id })
    const reasons = entry_id === null ? { 404: previewLink.needsDraft } : undefined
    const { data } = await write(request, { reasons, subject })
    if (data) setCreated({ id: data.link.id, address: data.address })
  }

  const revoke = (id: string) =>
    write(deletePreviewLink.initiate(id), { subject, isDeletion: true })

  return { created, create, revoke }
}
