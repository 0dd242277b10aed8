import { useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import styled from 'styled-components'
import type { ApiError } from '../../api/apiError'
import { importLimits } from '../../contract/constants'
import type { ImportInput, ImportPreviewData } from '../../contract/imports'
import type { SelectedFile } from '../../features/imports/encodeFiles'
import { importsApi, type ImportSource } from '../../features/imports/importsApi'
import { languageSlice } from '../../language/languageSlice'
import { Loading } from '../../ui/Loading'
import { MutedText } from '../../ui/Page'
import { useSend } from '../account/useWithSession'
import { useStudioTexts, type StudioTexts } from '../language/StudioTextsContext'
import { Failure, failureReason } from '../ui/Failure'
import { Screen } from '../ui/Screen'
import { writingWidth, Stack } from '../ui/Section'
import { FileSelection } from './FileSelection'
import { GithubSelection } from './GithubSelection'
import { ImportPreview, ImportResult, type ImportResultProps } from './ImportPreview'

const Content = styled(Stack)`
  max-width: ${writingWidth};

  > section {
    margin-top: 0.75rem;
    padding-top: 2rem;
    border-top: 1px solid ${({ theme }) => theme.line};
  }
`

export default function ImportScreen() {
  const { screens, imports } = useStudioTexts()
  const { source, isReading, preview, failure, result, ...actions } = useImport()
  return (
    <Screen title={screens.imports}>
      <Content $gap="1.25rem">
        {result && (
          <div>
            <ImportResult {...result} />
          </div>
        )}
        <MutedText>{imports.hint}</MutedText>
        <FileSelection onSelect={(files) => void actions.selectFiles(files)} />
        <GithubSelection
          onSelect={(github) => actions.select({ github })}
          onChange={actions.clear}
        />
        {source.files && <p>{namesOf(source.files).join(', ')}</p>}
        {isReading && <Loading text={imports.reading} />}
        <Failure>{failure}</Failure>
        {preview && <ImportPreview preview={preview} onRun={actions.run} />}
      </Content>
    </Screen>
  )
}

const namesOf = (files: readonly SelectedFile[]) => [
  ...new Set(files.map(({ path }) => path.split('/')[0])),
]

const { previewImport, importFiles } = importsApi.endpoints

interface ImportState {
  source: ImportSource
  isReading: boolean
  preview?: ImportPreviewData
  failure?: string
  result?: ImportResultProps
}

const initialState: ImportState = { source: {}, isReading: false }

function importFailure(texts: StudioTexts, error: unknown): string {
  const { kind } = error as Partial<ApiError>
  return kind === 'unsuccessful' ? texts.imports.unreadable : failureReason(texts, error)
}

function findMistake({ imports }: StudioTexts, files: readonly SelectedFile[]): string | undefined {
  const size = files.reduce((sum, { file }) => sum + file.size, 0)
  if (files.length === 0) return imports.empty
  if (files.length > importLimits.files) return imports.tooMany(importLimits.files)
  return size > importLimits.megabytes * 2 ** 20
    ? imports.tooLarge(importLimits.megabytes)
    : undefined
}

function useImport() {
  const [state, setState] = useState(initialState)
  const lastSelection = useRef(0)
  const texts = useStudioTexts()
  const send = useSend()
  const language = useSelector(languageSlice.selectors.selectLanguage)

  const start = () => (lastSelection.current += 1)

  const clear = () => {
    start()
    setState(initialState)
  }

  const select = async (source: ImportSource, selection = start()) => {
    const mistake = source.files && findMistake(texts, source.files)
    if (mistake) return setState({ source, isReading: false, failure: mistake })
    setState({ source, isReading: true })
    const { data, error } = await send(previewImport.initiate({ ...source, language }))
    // Another may have been selected meanwhile.
    if (selection !== lastSelection.current) return
    const failure = error ? importFailure(texts, error) : undefined
    setState({ source, isReading: false, preview: data, failure })
  }

  const selectFiles = async (files: SelectedFile[] | Promise<SelectedFile[]>) => {
    const selection = start()
    const isLatest = () => selection === lastSelection.current
    try {
      const read = await files
      if (isLatest()) await select({ files: read }, selection)
    } catch {
      if (isLatest()) setState({ ...initialState, failure: texts.imports.unreadable })
    }
  }

  const run = async (options: Pick<ImportInput, 'replaces' | 'deletes'>) => {
    const request = importFiles.initiate({ ...state.source, language, ...options })
    const { data, error } = await send(request)
    if (error) return setState((now) => ({ ...now, failure: importFailure(texts, error) }))
    setState({ ...initialState, result: data && { ...data, deletes: options.deletes } })
  }

  return { ...state, clear, select, selectFiles, run }
}
