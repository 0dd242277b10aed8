import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { caseStudy } from '../helpers/caseStudy'
import { apiToken, type ServerProcess } from '../helpers/Installation'

const pictures = path.resolve(__dirname, '../../public/pictures')

const messages = [
  {
    name: 'Budi Santoso',
    email: 'budi@contoh.id',
    subject: 'Tawaran proyek',
    message:
      'Apa kabar?\n\nKami sedang menyiapkan peta banjir untuk tiga kelurahan. Kapan bisa mulai?',
  },
  {
    name: 'Rina Lestari',
    email: 'rina@contoh.id',
    subject: 'Undangan bicara di Bandung',
    message: 'Maukah Anda bercerita tentang sensor di hulu sungai pada bulan Maret?',
  },
]

async function upload(server: ServerProcess, name: string): Promise<string> {
  const response = await fetch(`${server.url}/api/pictures`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiToken}`, 'content-type': 'image/webp' },
    body: new Uint8Array(readFileSync(path.join(pictures, name))),
  })
  expect(response.status).toBe(201)
  const { data } = (await response.json()) as { data: { picture: { url: string } } }
  return data.picture.url
}

/** Fills a new site: a case study with its history, pictures, messages, views and deleted entries. */
export async function seed(server: ServerProcess): Promise<void> {
  const url = await upload(server, 'projects/siaga-ciliwung.webp')
  await upload(server, 'projects/harga-panen.webp')
  await upload(server, 'testimonials/sungai.webp')
  const { projects } = await server.get<{ projects: { id: number; slug: string }[] }>('/projects')
  const id = projects.find(({ slug }) => slug === 'siaga-ciliwung')?.id
  for (const body of [
    { role: 'Pengembang', picture_url: url, picture_alt: 'Grafik tinggi muka air' },
    caseStudy,
  ]) {
    expect(await server.send('PUT', `/projects/${id}`, body)).toMatchObject({ status: 200 })
  }
  for (const entry of ['/projects/12', '/testimonials/3']) {
    expect(await server.send('DELETE', entry)).toMatchObject({ status: 200 })
  }
  for (const message of messages) {
    expect(await server.send('POST', '/contact', message)).toMatchObject({ status: 202 })
  }
  for (const [index, page] of ['/', '/projects', '/projects/siaga-ciliwung', '/about'].entries()) {
    for (let view = 0; view < 24 - 5 * index; view += 1) await server.page(page)
  }
}
