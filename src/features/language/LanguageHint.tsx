import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import styled from 'styled-components'
import { isStudio } from '../../env'
import { languageKey, languages, type Language } from '../../language/languages'
import { languageSlice } from '../../language/languageSlice'
import type { SharedTexts } from '../../language/texts'
import { storage } from '../../lib/storage'
import { Container } from '../../ui/Page'
import { Button } from '../../ui/Button'
import { LanguageLink } from './LanguageSwitch'

/** Over the end of the window, so that nothing moves, and after the footer at the end of the page. */
const Bar = styled.aside`
  position: sticky;
  z-index: 10;
  bottom: 0;
  border-top: 1px solid ${({ theme }) => theme.line};
  background: ${({ theme }) => theme.surfaceRaised};
  ${({ theme }) => theme.screenOnly}

  /* A link that receives the focus is scrolled to above it. */
  html:has(&) {
    scroll-padding-bottom: 10rem;
  }
`

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  padding-block: 0.75rem;
  font-size: ${({ theme }) => theme.size.small};
`

/**
 * Offers the site in the language that the browser prefers, in that language. The visitor's choice is
 * stored, and nothing is offered again.
 */
export function LanguageHint() {
  const { current, offered } = useSelector(languageSlice.selectors.selectLanguages)
  const [hint, setHint] = useState<{ language: Language; texts: SharedTexts['languages'] }>()

  useEffect(() => {
    // The preview in the studio shows what the owner edits.
    if (isStudio || storage.read(languageKey) !== null) return undefined
    const codes = navigator.languages.map((code) => code.split('-')[0])
    const language = codes.flatMap((code) => offered.filter((other) => other === code))[0]
    if (!language || language === current) return undefined
    let isCurrent = true
    const show = async () => {
      const { languages: texts } = await languages[language].loadShared()
      if (isCurrent) setHint({ language, texts })
    }
    show().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [current, offered])

  if (!hint || hint.language === current) return null
  const { language, texts } = hint
  const dismiss = () => {
    storage.write(languageKey, current)
    setHint(undefined)
  }
  return (
    <Bar lang={language} dir={languages[language].direction} aria-label={texts.switch}>
      <Row>
        {texts.hint}
        <LanguageLink language={language}>{texts.open}</LanguageLink>
        <Button type="button" $variant="outline" onClick={dismiss}>
          {texts.dismiss}
        </Button>
      </Row>
    </Bar>
  )
}
