import { render } from 'preact'
import { takeToken } from './connection.ts'
import { Dashboard } from './dashboard.tsx'

takeToken()
const page = document.getElementById('page')
if (page) render(<Dashboard />, page)
