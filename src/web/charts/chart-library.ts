import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js'
import { barMarks } from './bar-marks.ts'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip, barMarks)

export { Chart }
