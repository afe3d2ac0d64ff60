/** The queries of the bare server, as one would write them by hand. */
export const UM_CLIENTE = `select "id", "codigo", "nome", "razaoSocial", "flagAtivo", "dtCadastro", "obsPrincipal", "rg",
  "nroDocumento", "inscEstadual", "ufRG", "idRamoAtividade", "idRoteiro", "flagTipoPessoa", "idIntegracao",
  "obsSecundaria", "versao" from "Pessoa" where "id" = ? and "removidoEm" is null`;

export const TOTAL_DE_COLETAS = 'select count(*) as "total" from "HistoricoColeta" where "removidoEm" is null';

/** Collections as our replies have them, newest first. */
const coletas = (which: string) => `
  select h."id", cast(h."id" as text) as "identificacao", h."idPessoa", c."nome" as "nomeCliente",
    p."descricao" as "pontoColeta",
    'P' || (select count(*) from "PessoaPontoColeta" a
      where a."idPessoa" = p."idPessoa" and a."removidoEm" is null and a."id" <= p."id") as "RTPontoColeta3",
    h."amostrador", coalesce(h."dtInstalaco" || ' ' || h."horaInstalacao", h."dtInstalaco") as "dtInstalaco",
    h."tempoInstalacao", coalesce(h."dtRetirada" || ' ' || h."horaRetirada", h."dtRetirada") as "dtRetirada",
    h."qtdeColeta", h."codigoAmostra", h."flagChuva", h."medidorInicial", h."medidorFinal", h."volumeMedido",
    h."idTipoDBO", h."versao",
    (select json_group_object(r."idParametro", r."bruto") from "Resultado" r where r."idColeta" = h."id")
      as "resultados"
  from "HistoricoColeta" h
    join "Pessoa" c on c."id" = h."idPessoa"
    left join "PessoaPontoColeta" p on p."id" = h."idPontoColeta"
  where ${which}
  order by h."dtRetirada" desc, h."id" desc`;

/** A page of all collections: how many, and how many before them. */
export const COLETAS_DA_PAGINA = coletas(`h."id" in (select "id" from "HistoricoColeta" where "removidoEm" is null
    order by "dtRetirada" desc, "id" desc limit ? offset ?)`);

/** Those of one client. */
export const COLETAS_DO_CLIENTE = coletas('h."idPessoa" = ? and h."removidoEm" is null');

export const MUDANCA = `update "Pessoa" set "obsPrincipal" = ?, "versao" = "versao" + 1 where "id" = ? returning "versao"`;

export const REGISTRO = `insert into "LogUsuario" ("idUsuario", "login", "evento", "mudancas", "tabela", "idReferencia",
  "idPessoa", "dtAcao", "busca") values (1, 'admin', 'Alteração', :mudancas, 'Pessoa', :id, :id, :em,
  lower('admin ' || :mudancas))`;
