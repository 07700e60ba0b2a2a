import { render } from 'preact'
import type { PageData } from '../../core/report/page/page-data.ts'
import { App } from './app.tsx'

const data = JSON.parse(document.getElementById('data')?.textContent ?? 'null') as PageData
const page = document.getElementById('page')
if (page) render(<App data={data} />, page)
