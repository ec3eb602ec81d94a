import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const page = (feature: string, name: string) => `../../features/${feature}/web/${name}-page.tsx`

/** The first paths need no sign-in; layouts guard the others. */
export default [
  layout('shell/home-layout.tsx', { id: 'public' }, [
    layout(page('landing', 'home'), { id: 'home' }, [index(page('account', 'entry'), { id: 'home-entry' })]),
  ]),
  route('login', page('account', 'login'), { id: 'login' }),
  route('redefinir-senha', page('account', 'reset-password'), { id: 'reset-password' }),
  route('entrar-pelo-email', page('account', 'mailed-sign-in'), { id: 'mailed-sign-in' }),
  layout('shell/setup-layout.tsx', { id: 'setup' }, [
    route('carreiras', page('careers', 'career'), { id: 'careers' }),
    route('materias', page('subjects', 'subject'), { id: 'subjects' }),
    route('edital', page('syllabus/adding', 'first-edital'), { id: 'first-edital' }),
    route('estudar', 'shell/study-redirect-page.tsx', { id: 'study-redirect' }),
  ]),
  route('area-do-aluno', 'shell/area-layout.tsx', { id: 'area' }, [
    index(page('overview', 'overview'), { id: 'overview' }),
    route('cronograma', page('schedule', 'schedule'), { id: 'schedule' }),
    route('estudar', 'study/study-page.tsx', { id: 'study' }),
    route('edital', page('syllabus', 'syllabus'), { id: 'syllabus' }),
    route('historico-de-estudos', page('history', 'history'), { id: 'history' }, [
      route('registros', page('records/period', 'records'), { id: 'records' }),
      route('relatorio', page('report', 'report'), { id: 'report' }),
    ]),
    route('carreiras', page('careers', 'career'), { id: 'area-careers' }),
    route('materias', page('subjects', 'subject'), { id: 'area-subjects' }),
    route('simulados', page('mock-exams', 'mock-exams'), { id: 'mock-exams' }),
    route('simulados/prova', page('mock-exams', 'paper'), { id: 'paper' }),
    route('importar', page('imports', 'imports'), { id: 'imports' }),
    route('erros', page('mistakes', 'mistakes'), { id: 'mistakes' }),
    route('erros/cartoes', page('mistakes', 'cards'), { id: 'cards' }),
    route('concursos', page('exams', 'exams'), { id: 'exams' }),
    route('conta', page('account/settings', 'account'), { id: 'account' }),
    route('suporte', page('support', 'support'), { id: 'support' }),
    route('*', 'shell/area-error-page.tsx', { id: 'area-error' }),
  ]),
  route('*', 'shell/error-page.tsx', { id: 'error' }),
] satisfies RouteConfig
