import { useEffect, useState, type MouseEvent } from 'react'
import type { ProjectPicture } from '../../contract/projects'
import { isPlainClick } from '../../lib/urls/isPlainClick'
import { safeLink } from '../../lib/urls/links'
import { pictureAddress } from '../../lib/pictures'
import { sitePath } from '../../sitePath'
import type { PictureDialog } from './PictureDialog'

/**
 * A dialog with the pictures whose address is safe, and the attributes of links that open it; without
 * JavaScript these lead to the pictures.
 * @param lang the language of the pictures' texts, if it is not that of the page
 */
export function usePictureDialog(pictures: readonly ProjectPicture[], lang?: string) {
  const shown = pictures.filter(({ picture_url }) => safeLink(picture_url))
  const [open, setOpen] = useState<{ index: number; Dialog: typeof PictureDialog }>()
  // A page that the visitor leaves stays in the document, hidden.
  useEffect(() => () => setOpen(undefined), [])

  /** Loads the code of the dialog; the picture itself is opened if that fails. */
  const openDialog = async (index: number, address: string) => {
    try {
      const { PictureDialog } = await import('./PictureDialog')
      setOpen({ index, Dialog: PictureDialog })
    } catch {
      window.location.assign(address)
    }
  }
  const linkAttributes = (index: number) => ({
    href: sitePath(pictureAddress(safeLink(shown[index]?.picture_url) ?? '')),
    'aria-haspopup': 'dialog' as const,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      void openDialog(index, event.currentTarget.href)
    },
  })
  const dialog = open && (
    <open.Dialog
      pictures={shown}
      lang={lang}
      firstIndex={open.index}
      onClose={() => setOpen(undefined)}
    />
  )
  return { shown, linkAttributes, dialog }
}
