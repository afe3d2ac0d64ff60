import { randomUUID } from 'node:crypto';
import { GRUPO } from '../../domain/acesso/access.ts';
import { addDays, localToMoment } from '../../domain/calendar.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../modules/sessao/demonstracao.ts';
import { hashPassword } from '../modules/sessao/password.ts';
import { emailOf } from './names.ts';

const SIGNING = {
  admin: { nome: 'Administradora Exemplo', idGrupo: GRUPO.ADMINISTRADOR },
  dev: { nome: 'Desenvolvedor Exemplo', idGrupo: GRUPO.DESENVOLVEDOR },
  tecnico: { nome: 'Técnico Exemplo', idGrupo: GRUPO.TECNICO },
} as const satisfies Record<(typeof DEMO_LOGINS)[number], object>;

/** Technicians who only appear in lists: without a password nobody signs in as them. */
const TECNICOS = ['Alice Amostra', 'Caio Coleta', 'Vera Vazão', 'Hugo Hidrômetro'];

export type DemoUsuario = Awaited<ReturnType<typeof demoUsuarios>>[number];

/** The demonstration's users; ids are the positions, from 1. */
export async function demoUsuarios(today: string) {
  const dtCadastro = localToMoment(addDays(today, -2200), '08:00');
  const signing = await Promise.all(
    DEMO_LOGINS.map(async (login) => ({
      login,
      ...SIGNING[login],
      senhaHash: await hashPassword(DEMO_PASSWORD),
    })),
  );
  const listed = TECNICOS.map((nome) => ({
    login: nome.split(' ')[0]!.toLowerCase(),
    nome,
    idGrupo: GRUPO.TECNICO,
    senhaHash: null,
  }));
  return [...signing, ...listed].map((user, index) => ({
    id: index + 1,
    uuid: randomUUID(),
    ...user,
    email: emailOf(user.nome),
    flagAlterarSenha: 0,
    flagAtivo: user.login === 'hugo' ? 0 : 1,
    dtCadastro,
  }));
}
