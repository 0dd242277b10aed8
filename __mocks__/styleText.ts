/** Imported first: styled-components adds rules as text, which jsdom applies at once. */
Object.assign(globalThis, { SC_DISABLE_SPEEDY: true })
