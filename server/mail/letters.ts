import { LINK_MINUTES } from '../../domain/acesso/senha.ts';
import type { Letter } from './letter.ts';

/** Subject of what tells a first password. */
export const WELCOME = 'Seu acesso ao monitoramento de efluentes';

/** Tells a new user how to sign in for the first time. */
export function welcomeLetter(user: { nome: string; login: string; senha: string }, publicUrl: string): Letter {
  return {
    assunto: WELCOME,
    paragraphs: [
      `Olá, ${user.nome}.`,
      'Um acesso foi criado para você. Na primeira entrada será preciso trocar a senha abaixo por outra, só sua.',
    ],
    facts: [
      ['Login', user.login],
      ['Senha', user.senha],
    ],
    link: { label: 'Entre em', url: publicUrl },
  };
}

/** The address under which a password is chosen, and until when, ISO UTC. */
export interface PasswordLink {
  url: string;
  expiraEm: string;
}

/** Carries the link under which a user chooses another password. */
export function passwordLinkLetter(user: { nome: string; login: string }, link: PasswordLink): Letter {
  return {
    assunto: 'Criar uma nova senha',
    paragraphs: [
      `Olá, ${user.nome}.`,
      `Recebemos um pedido para criar uma nova senha para o login ${user.login}. O link abaixo funciona uma vez, por ${LINK_MINUTES} minutos.`,
      'Se não foi você quem pediu, ignore esta mensagem: a senha continua a mesma.',
    ],
    link: { label: 'Criar uma nova senha', ...link },
  };
}

/** Carries the link under which a user chooses the first password, where the one that was given is not to be used. */
export function accessLinkLetter(user: { nome: string; login: string }, link: PasswordLink): Letter {
  return {
    assunto: 'Crie a sua senha do monitoramento de efluentes',
    paragraphs: [
      `Olá, ${user.nome}.`,
      `Há um acesso para você, com o login ${user.login}. O link abaixo cria a sua senha: funciona uma vez, por ${LINK_MINUTES} minutos.`,
      'Depois disso, ou se a senha que você recebeu não servir mais, peça outro link em “Esqueci a minha senha”, na entrada.',
    ],
    link: { label: 'Criar a senha', ...link },
  };
}

const VISIT_TEXT = [
  'Prezados,',
  'Informamos que a visita para coleta de efluentes foi realizada. Os resultados das análises serão encaminhados assim que estiverem disponíveis.',
];

/** Blank lines before the first word say nothing. */
const BLANK_LINES = /^(?:[^\S\n]*\n)+/;

/** The message that tells a client of a visit, with a branch's own text, as it was typed, or the default one. */
export function visitLetter(texto: string | null): Letter {
  const own = texto?.trimEnd().replace(BLANK_LINES, '');
  return { assunto: 'Visita realizada', paragraphs: own ? [own] : VISIT_TEXT };
}
