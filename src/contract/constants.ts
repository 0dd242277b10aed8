// Without TypeBox: browsers load these values.

/** The most characters of each field of a contact message. */
export const contactLimits = { name: 200, email: 320, subject: 200, message: 20_000 } as const

/** Families of batik patterns. */
export const clothPatterns = ['kawung', 'parang', 'ceplok', 'truntum', 'nitik', 'tambal'] as const
export type ClothPattern = (typeof clothPatterns)[number]

/** Dyes: the colours of background, motif and accent. */
export const clothDyes = ['soga', 'indigo', 'mengkudu', 'turmeric', 'leaf', 'violet'] as const
export type ClothDye = (typeof clothDyes)[number]
