import FileUp from 'lucide-react/icons/file-up'
import FolderUp from 'lucide-react/icons/folder-up'
import { ignoredNames, importLimits } from '../../contract/constants'
import type { SelectedFile } from '../../features/imports/encodeFiles'
import { useStudioTexts } from '../language/StudioTextsContext'
import { FileButton, FileZone } from '../ui/FileZone'

const acceptedFiles = '.json,.yaml,.yml,.xml,.zip,.csv,.md,.mdx,.markdown'

/** React's types do not have it. */
const folderAttribute = { webkitdirectory: '' }

interface FileSelectionProps {
  onSelect: (files: SelectedFile[] | Promise<SelectedFile[]>) => void
}

export function FileSelection({ onSelect }: FileSelectionProps) {
  const { imports } = useStudioTexts()
  const select = (files: Iterable<File>) => onSelect(readInput(files))
  return (
    <FileZone
      label={imports.label}
      hint={imports.formats(importLimits.files, importLimits.megabytes)}
      onDrop={(data) => onSelect(readDropped(data))}
      buttons={
        <>
          <FileButton accept={acceptedFiles} multiple onSelect={select}>
            <FileUp aria-hidden /> {imports.choose}
          </FileButton>
          <FileButton {...folderAttribute} onSelect={select}>
            <FolderUp aria-hidden /> {imports.chooseFolder}
          </FileButton>
        </>
      }
    />
  )
}

/** The files of an input; of a folder, without those that have no texts of their owner. */
function readInput(files: Iterable<File>): SelectedFile[] {
  return [...files]
    .map((file) => ({ path: file.webkitRelativePath || file.name, file }))
    .filter(({ path }) => !path.includes('/') || !path.split('/').some(isIgnored))
}

/** The files that were dropped, and those in folders; of too many, one more than is allowed. */
async function readDropped({ items }: DataTransfer): Promise<SelectedFile[]> {
  // Read here: the items are removed when the event ends.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  const found: SelectedFile[] = []
  for (const entry of entries) await collect(entry, found)
  return found
}

const isIgnored = (name: string) => ignoredNames.test(name)

async function collect(entry: FileSystemEntry, found: SelectedFile[]): Promise<void> {
  if (found.length > importLimits.files) return
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    found.push({ path: entry.fullPath.slice(1), file })
  } else if (isFolder(entry)) {
    for (const child of await readFolder(entry)) {
      if (!isIgnored(child.name)) await collect(child, found)
    }
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

async function readFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  // Chromium returns at most 100 entries at a time.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (part.length === 0) return all
    all.push(...part)
  }
}
