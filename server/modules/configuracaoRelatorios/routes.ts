import { contract } from '../../../contract/index.ts';
import { type Implementation, implement } from '../../context.ts';
import { configuration } from './repository.ts';
import { save } from './service.ts';

const { configuracaoRelatorios } = contract;

/** What printed reports say of who issues them. */
export const configuracaoRelatoriosRoutes: Implementation[] = [
  implement(configuracaoRelatorios.read, ({ db }) => configuration(db)),
  implement(configuracaoRelatorios.save, ({ write }, { body: { versao, idUsuario: _sent, ...values } }) =>
    save(write, values, versao),
  ),
];
