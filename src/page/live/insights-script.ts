import { Insights } from './insights.tsx'

globalThis.ralph.Insights = Insights
