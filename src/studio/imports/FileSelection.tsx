import FileUp from 'lucide-react/icons/file-up'
import FolderUp from 'lucide-react/icons/folder-up'
import { useId, useState, type ChangeEvent } from 'react'
import { importLimits } from '../../contract/constants'
import type { SelectedFile } from '../../features/imports/encodeFiles'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Hint } from '../pictures/pictureStyles'
import { dropHandlers, FileButton, FileButtons, FileZone } from '../ui/FileZone'
import { readDropped, readInput } from './selectedFiles'

const acceptedFiles = '.json,.yaml,.yml,.xml,.zip,.csv,.md,.mdx,.markdown'

/** React's types do not have it. */
const folderAttribute = { webkitdirectory: '' }

interface FileSelectionProps {
  onSelect: (files: SelectedFile[] | Promise<SelectedFile[]>) => void
}

/** Selects files or a folder by buttons, or by dropping them. */
export function FileSelection({ onSelect }: FileSelectionProps) {
  const { imports } = useStudioTexts()
  const [isOver, setIsOver] = useState(false)
  const hintId = useId()
  const select = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onSelect(readInput(target.files ?? []))
    // So that the same file can be selected again.
    target.value = ''
  }
  return (
    <FileZone
      role="group"
      aria-label={imports.label}
      aria-describedby={hintId}
      $isOver={isOver}
      {...dropHandlers(setIsOver, (data) => onSelect(readDropped(data)))}
    >
      <FileButtons>
        <FileButton>
          <input type="file" accept={acceptedFiles} multiple onChange={select} />
          <FileUp aria-hidden /> {imports.choose}
        </FileButton>
        <FileButton>
          <input type="file" {...folderAttribute} onChange={select} />
          <FolderUp aria-hidden /> {imports.chooseFolder}
        </FileButton>
      </FileButtons>
      <Hint id={hintId}>{imports.formats(importLimits.files, importLimits.megabytes)}</Hint>
    </FileZone>
  )
}
