import { render } from 'preact'
import { type Snapshot, takeToken } from './connection.ts'
import { Dashboard } from './dashboard.tsx'

takeToken()
const snapshot = JSON.parse(document.getElementById('data')?.textContent ?? 'null') as Snapshot | null
const page = document.getElementById('page')
if (page) render(<Dashboard snapshot={snapshot} />, page)
