import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js'
import { barMarks } from './bar-marks.ts'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip, barMarks)
Chart.register(LineController, LineElement, PointElement)

export { Chart }
