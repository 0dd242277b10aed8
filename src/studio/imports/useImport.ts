import { useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import type { ApiError } from '../../api/apiError'
import type { ImportInput, ImportPreviewData } from '../../contract/studio'
import { importsApi } from '../../features/imports/importsApi'
import { languageSlice } from '../../language/languageSlice'
import { useSend } from '../account/useWithSession'
import { useStudioTexts } from '../language/StudioTextsContext'
import type { StudioTexts } from '../language/texts'
import { useNotify } from '../notices/noticesSlice'
import { failureReason } from '../ui/failureReason'
import { focusMain } from '../ui/focusMain'

const { previewImport, importFiles } = importsApi.endpoints

/** Bytes of all files that the server accepts. */
const maxSize = 45 * 2 ** 20

interface ImportState {
  files: readonly File[]
  isReading: boolean
  /** What the import would change. */
  preview?: ImportPreviewData
  /** Why the files were not read or imported. */
  failure?: string
}

const initialState: ImportState = { files: [], isReading: false }

export type ImportOptions = Pick<ImportInput, 'replaces' | 'deletes'>

function importFailure(texts: StudioTexts, error: unknown): string {
  const { kind } = error as Partial<ApiError>
  return kind === 'unsuccessful' ? texts.imports.unreadable : failureReason(texts, error)
}

/** The selected files, the preview of their import, and functions that select and import files. */
export function useImport() {
  const [state, setState] = useState(initialState)
  const lastSelection = useRef(0)
  const texts = useStudioTexts()
  const notify = useNotify()
  const send = useSend()
  const language = useSelector(languageSlice.selectors.selectLanguage)

  const select = async (files: readonly File[]) => {
    if (files.length === 0) return
    const selection = (lastSelection.current += 1)
    if (files.reduce((sum, { size }) => sum + size, 0) > maxSize) {
      return setState({ files, isReading: false, failure: texts.imports.tooLarge })
    }
    setState({ files, isReading: true })
    const { data, error } = await send(previewImport.initiate({ files, language }))
    // Others may have been selected meanwhile.
    if (selection !== lastSelection.current) return
    const failure = error ? importFailure(texts, error) : undefined
    setState({ files, isReading: false, preview: data, failure })
  }

  const run = async (options: ImportOptions) => {
    const { files } = state
    const { error } = await send(importFiles.initiate({ files, language, ...options }))
    if (error) return setState({ ...state, failure: importFailure(texts, error) })
    setState(initialState)
    focusMain()
    notify(texts.imports.done)
  }

  return { ...state, select, run }
}
