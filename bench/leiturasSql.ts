const COUNT = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < :n)';
const LONG_AGO = "'2016-11-01T12:00:00.000Z'";

/** Of the demonstration's meters none is in the grid. */
const ALONE = 'update "PessoaHidrometro" set "flagAtivo" = 0 where :n > 0';

/**
 * `:n` clients with a meter each, read every month of ten years up to August 2025, two clients in five by a flow meter.
 * Readings go on from month to month. Ids from 1001, beside the demonstration's.
 */
export const MEDIDORES = [
  ALONE,
  `${COUNT} insert into "Pessoa" ("id", "codigo", "nome", "flagAtivo", "flagTipoPessoa", "dtCadastro", "busca")
   select 1000 + i, printf('%05d', i), 'Indústria Fictícia ' || i, 1, 'J', ${LONG_AGO}, 'industria ficticia ' || i from n`,
  `${COUNT} insert into "PessoaHidrometro" ("id", "idPessoa", "registro", "uc", "idFonteAbastecimento",
     "flagMedidorVazao", "dtCadastro")
   select 1000 + i, 1000 + i, 'V' || i, i, 1 + i % 3, i % 5 < 2, ${LONG_AGO} from n`,
  `${COUNT} insert into "PessoaMedidorVazao" ("idPessoa", "registro", "idCalculoHorimetro", "dtCadastro")
   select 1000 + i, 'V' || i, 1, ${LONG_AGO} from n where i % 5 < 2`,
  `${COUNT}, m(k) as (select 0 union all select k + 1 from m where k < 119)
   insert into "PessoaHidrometroLancamento" ("idHidrometro", "idMes", "idAno", "idCategoriaCobranca",
     "leituraAnterior", "leituraAtual", "volumeMedido", "volumeCorrigido", "tempoAnterior", "tempoAtual", "tempoFinal",
     "dtCadastro", "idUsuario")
   select 1000 + i, 1 + (k + 8) % 12, 2015 + (k + 8) / 12, 1, k * 900, k * 900 + 900, 900, 900, '' || k * 700,
     '' || (k * 700 + 700), '0700:00', ${LONG_AGO}, 3
   from n, m`,
];

export const LEITURA = `insert into "PessoaHidrometroLancamento" ("idHidrometro", "idMes", "idAno",
  "idCategoriaCobranca", "leituraAnterior", "leituraAtual", "volumeMedido", "volumeCorrigido", "dtCadastro", "idUsuario")
  values (:idHidrometro, :idMes, :idAno, 1, 0, :leituraAtual, :leituraAtual, :leituraAtual, :em, 1) returning "id"`;

export const REGISTRO_DE_LEITURA = `insert into "LogUsuario" ("idUsuario", "login", "evento", "mudancas", "tabela",
  "idReferencia", "idPessoa", "dtAcao", "busca") values (1, 'admin', 'Inclusão', :mudancas, 'PessoaHidrometroLancamento',
  :id, :idHidrometro, :em, lower('admin ' || :mudancas))`;
